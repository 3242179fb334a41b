/** Of the line that is agreed to: what is missing scrolls there. */
export const AGREEMENT_ID = 'confirm-agreement'
