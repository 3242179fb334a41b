/** A phone writes with a keyboard on its screen. */
export const screenKeyboard = {
  begins: (report: (covers: boolean) => void): void => report(true),
  ends: (report: (covers: boolean) => void): void => report(false)
}
