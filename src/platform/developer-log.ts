/** A line for who develops the product; a person who uses it sees nothing of it. */
export const developerLog = (text: string): void => console.warn(text)
