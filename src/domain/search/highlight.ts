/** A piece of a name; `hit` pieces are words of the query. */
export interface NamePiece {
  readonly text: string
  readonly hit: boolean
}

/** A name cut where words of a query begin and end, whatever their case. The pieces joined are the name again. */
export function markMatches(name: string, query: string): readonly NamePiece[] {
  const text = name.toLowerCase()
  const hits = new Array<boolean>(name.length).fill(false)
  const words = query.toLowerCase().split(/\s+/)
  for (const word of words) {
    if (word === '') continue
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length)
    }
  }
  const pieces: { text: string; hit: boolean }[] = []
  for (let at = 0; at < name.length; at += 1) {
    const hit = hits[at] === true
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += name.charAt(at)
    else pieces.push({ text: name.charAt(at), hit })
  }
  return pieces
}
