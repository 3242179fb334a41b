/** Said where somebody else's data would be entered without their word. */
export const CONSENT_MISSING = '请先取得本人同意'
