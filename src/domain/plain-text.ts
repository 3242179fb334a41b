/** Ends a line, or sets text apart within one: for texts of several lines. */
const LINES = '\\t\\n\\r'
/** C0 and C1 controls with NUL, ESC and DEL; marks that turn the direction of what is read; U+2028/2029, U+FFF9–FFFB; halves of pairs. */
const CONTROLS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufff9-\\ufffb\\ud800-\\udfff'

const EACH_BUT_LINES = new RegExp(`(?![${LINES}])[${CONTROLS}]`, 'gu')
const CONTROL = new RegExp(`[${CONTROLS}]`, 'u')
const CONTROL_BUT_LINES = new RegExp(`(?![${LINES}])[${CONTROLS}]`, 'u')

/**
 * Text that a person can read as it stands: no control character, no mark that turns its direction (a name with U+202E reads backwards
 * on every screen behind it), no half of a surrogate pair, which no database column takes.
 * @param lines whether it may have several lines
 */
export const isPlainText = (text: string, lines = false): boolean =>
  !(lines ? CONTROL_BUT_LINES : CONTROL).test(text)

/** What somebody typed that is no plain text, to be quoted to them: a mark stands for each character that nobody can read. */
export const readable = (text: string): string => text.replace(EACH_BUT_LINES, '\ufffd')
