/** A site is as new as its last load. */
export const updates = { onReady: (_listener: () => void): void => undefined, restart: () => undefined }
