/** No keyboard walks through a mini-program. */
export const keyboard = { watch: (): void => undefined }
