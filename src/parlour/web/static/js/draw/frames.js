// When pages draw: once for a frame, however much has happened since the last one.

const LATEST = 100; // milliseconds, where there are no frames
const STEP = 8; // milliseconds that a step may take on a slow phone
const PATIENCE = 1000; // for what comes first; until then the page shows that it waits

/** @param {(deadline: {timeRemaining: () => number}) => void} call as soon as there is nothing else to do */
const whenIdle = (call) => ('requestIdleCallback' in globalThis ? requestIdleCallback(call)
  : setTimeout(() => call({ timeRemaining: () => 0 }), LATEST)); // Safari does not say when it is

/** What can wait until the next frame has been shown. @param {() => void} call */
export function afterFrame(call) {
  if (document.hidden) setTimeout(call);
  else requestAnimationFrame(() => setTimeout(call));
}

let named = '';

/** Give the window its title, after the frame: the browser takes as long for it as for a seat. @param {string} title */
export function nameWindow(title) {
  if (title === named) return;
  named = title;
  afterFrame(() => { document.title = named; });
}

/** Take steps one by one, whenever there is nothing else to do. @param {Iterator<unknown>} steps */
export function inSpareTime(steps) {
  whenIdle((deadline) => {
    do {
      if (steps.next().done) return;
    } while (deadline.timeRemaining() > STEP);
    inSpareTime(steps);
  });
}

/**
 * Something to call whenever anything has changed. A page that is not seen is drawn at once, so that its title
 * is right and nothing that was covered is left open.
 * @param {() => void} draw
 * @param {() => boolean} [ready] whether there is more to see than on the page as it came
 */
export function perFrame(draw, ready = () => true) {
  let [frame, timer] = [0, 0];
  let patient = true;
  setTimeout(() => {
    patient = false;
    request();
  }, PATIENCE);
  const now = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = 0;
    if (patient && !ready()) return;
    patient = false;
    draw();
  };
  const request = () => {
    if (document.hidden) {
      clearTimeout(timer);
      timer ||= -1; // waits for the end of this task
      queueMicrotask(() => timer && now());
    } else if (!timer) {
      frame = requestAnimationFrame(now);
      timer = setTimeout(now, LATEST);
    }
  };
  return request;
}
