/** A mini-program opens no page of another company's. */
export const Mall = () => null
