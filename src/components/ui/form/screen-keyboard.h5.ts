/** Tells whether a keyboard covers the screen while a field has the focus; it is looked at from the first focus on. */
export const screenKeyboard = {
  begins(report: (covers: boolean) => void): void {
    const { innerWidth, innerHeight } = window
    void import('./covered-screen.h5')
      .then(({ begin }) => begin(report, innerWidth, innerHeight))
      .catch(() => undefined)
  },
  ends(report: (covers: boolean) => void): void {
    report(false)
    void import('./covered-screen.h5').then(({ end }) => end()).catch(() => undefined)
  }
}
