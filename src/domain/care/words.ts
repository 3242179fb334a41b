/** What a person types who needs larger type, in their own words; 长辈体检 and the like look for a product as well. */
const WORDS = /关怀|大字|字体|字号|字太小|长辈|适老|老[年人]模式|老[年人]版|放大/

/** Whether a search asks for the care mode (关怀模式). */
export const asksForCare = (text: string): boolean => WORDS.test(text.replace(/\s/g, ''))
