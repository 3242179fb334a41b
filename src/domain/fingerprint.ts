/** FNV-1a of a text as 8 hex digits: tells texts apart, keeps nothing secret. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
