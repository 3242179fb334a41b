/** On the site the tokens know the safe areas, and the document has the size of text (`platform/text-size`). */
export const useWorn = (_chosen: number | undefined): null => null
