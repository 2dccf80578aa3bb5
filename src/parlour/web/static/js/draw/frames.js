// When pages draw: once for a frame, however much has happened since the last one.

const LATEST = 100; // milliseconds, where there are no frames

/**
 * Something to call whenever anything has changed. A page that is not seen is drawn at once, so that its title
 * is right and nothing that was covered is left open.
 * @param {() => void} draw
 */
export function perFrame(draw) {
  let [frame, timer] = [0, 0];
  const now = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = 0;
    draw();
  };
  return () => {
    if (document.hidden) {
      clearTimeout(timer);
      timer ||= -1; // waits for the end of this task
      queueMicrotask(() => timer && now());
    } else if (!timer) {
      frame = requestAnimationFrame(now);
      timer = setTimeout(now, LATEST);
    }
  };
}
