const alert = { role: 'alert', watch: {} } as const

/** The mini-program has no focus that stands on a field: each error is an alert. */
export const useVoice = () => alert
