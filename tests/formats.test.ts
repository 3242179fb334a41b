import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '..')

/** What a screen would write by itself in a second style, and who writes it instead. */
const OWN_STYLES: readonly (readonly [found: RegExp, instead: string])[] = [
  [/toFixed\(|toLocale\w*String\(|Intl\./, 'numbers: domain/money, domain/booking/distance'],
  [/[/*] 100\b/, 'amounts: domain/money'],
  [/¥\$\{(?!yuan\}|from\}|to\}|formatYuan\(|shown\.integer\})/, 'amounts: formatYuan, <Price>'],
  [/\bshortDate\(|\.slice\((0, 10|5|5, \d+)\)/, 'days: longDate and dayAndTime of domain/date'],
  [/\}[月日][`$]/, 'days: longDate and dayAndTime of domain/date']
]

/** Neither an amount nor a day in a line: a score of reviews, and the tile of a calendar leaf. */
const OTHERS = [
  'src/pages/goods/selling/parts/reviews.tsx',
  'src/components/ui/date-tile/index.tsx',
  'src/pages/tabs/home/texts.ts'
]

function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file) && !OTHERS.includes(file))
}

test.each(['src/pages', 'src/components', 'src/stores', 'src/routes'])(
  'days and amounts have one style: %s leaves them to the domain',
  (folder) => {
    const files = sources(folder)
    expect(files.length).toBeGreaterThan(5)
    const own = files.flatMap((file) =>
      fs
        .readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          OWN_STYLES.filter(([found]) => found.test(line)).map(
            ([, instead]) => `${file}:${index + 1} ${instead}`
          )
        )
    )
    expect(own).toEqual([])
  }
)
