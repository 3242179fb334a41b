import { START_TEXTS as texts } from '../start-texts'

/** Prefixes that are ours alone: whatever starts so and is not in the table is a mistake. */
const OUR_PREFIXES = ['SMS_', 'CORS_ORIGIN', 'H5_DI', 'WX_', 'WXPAY_', 'ALIPAY_', 'KUAIDI100_']
/** Names this long do not look alike by accident. */
const COMPARED_LENGTH = 8

/** Complaints about variables that look like settings and are none. */
export function unknownNames(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[]
): string[] {
  return Object.keys(env)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const near = names.find((known) => known.length >= COMPARED_LENGTH && isOneSlipAway(name, known))
      const ours = OUR_PREFIXES.some((prefix) => name.startsWith(prefix))
      if (near) return [texts.slip(name, near)]
      return ours ? [texts.unknown(name)] : []
    })
}

/** One letter added, lost, changed, or two neighbours swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
