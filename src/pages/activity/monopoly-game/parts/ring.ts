/** Where a cell stands in a square: round it by the clock from its upper left corner. Lines of a grid, from 1 on. */
export interface Place {
  readonly column: number
  readonly row: number
}

/** Cells on a side of the least square that has room for them. */
export const sideOf = (count: number): number => Math.ceil(count / 4) + 1

export function placeOf(no: number, side: number): Place {
  const last = side - 1
  const along = no % last
  switch (Math.floor(no / last)) {
    case 0:
      return { column: along + 1, row: 1 }
    case 1:
      return { column: side, row: along + 1 }
    case 2:
      return { column: side - along, row: side }
    default:
      return { column: 1, row: side - along }
  }
}
