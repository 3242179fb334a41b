/** A keyboard on the screen takes at least a quarter of it. With one on the desk nothing is covered. */
const LEFT = 0.75

/** The window as it is without a keyboard: some browsers shrink all of it, others what is seen of it alone. */
let width = 0
let tallest = 0

let stop = (): void => undefined

export function end(): void {
  stop()
}

/** `innerHeight` is that of the moment of the focus, before the keyboard has come. */
export function begin(report: (covers: boolean) => void, innerWidth: number, innerHeight: number): void {
  stop()
  tallest = innerWidth === width ? Math.max(tallest, innerHeight) : innerHeight
  width = innerWidth
  const seen = window.visualViewport
  if (!seen) {
    report(true)
    return
  }
  const judge = () => report(seen.height * seen.scale < tallest * LEFT)
  judge()
  seen.addEventListener('resize', judge)
  stop = () => seen.removeEventListener('resize', judge)
}
