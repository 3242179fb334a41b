import fs from 'node:fs'
import path from 'node:path'

/** The declarations of a class in a style sheet of `components/ui`. */
function rule(part: string, name: string): string {
  const file = path.resolve(__dirname, `../src/components/ui/${part}/index.module.scss`)
  const found = new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(fs.readFileSync(file, 'utf8'))
  if (!found?.[1]) throw new Error(`${part} has no .${name}`)
  return found[1]
}

test('R9.41 R2.183 the loading animation is 66 x 66', () => {
  for (const part of ['animation', 'ring']) {
    expect(rule('loading', part)).toContain('width: 66px')
    expect(rule('loading', part)).toContain('height: 66px')
  }
})

test('R4.63 R9.47 a sheet such as that of the breakfasts takes at most 80% of the screen and scrolls inside', () => {
  expect(rule('popup', 'bottom')).toContain('max-height: 80vh')
  expect(rule('sheet', 'body')).toContain('max-height: calc(80vh - ')
})
