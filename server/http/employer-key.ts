/** How a company shows its key, and how each begins. */
export const EMPLOYER_HEADER = 'x-employer-key'
export const EMPLOYER_KEY = 'emp_'
