// Where words are broken, in node.

export async function broken(load, words) {
  const { breakable } = await load('core/syllables.js');
  return words.map(([code, word]) => breakable(word, code).replaceAll('\u00ad', '-'));
}
