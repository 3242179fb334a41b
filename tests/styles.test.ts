import fs from 'node:fs'
import path from 'node:path'
import { BREAKFAST_POPUP_MAX_PERCENT, LOADING_ANIMATION_PX } from '@/domain/constants'

/** The declarations of a class in a style sheet of `components/ui`. */
function rule(part: string, name: string): string {
  const file = path.resolve(__dirname, `../src/components/ui/${part}/index.module.scss`)
  const found = new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(fs.readFileSync(file, 'utf8'))
  if (!found?.[1]) throw new Error(`${part} has no .${name}`)
  return found[1]
}

test('R9.41 R2.183 the loading animation is 66 x 66', () => {
  expect(LOADING_ANIMATION_PX).toBe(66)
  for (const part of ['animation', 'ring']) {
    expect(rule('loading', part)).toContain(`width: ${LOADING_ANIMATION_PX}px`)
    expect(rule('loading', part)).toContain(`height: ${LOADING_ANIMATION_PX}px`)
  }
})

test('R4.63 R9.47 a sheet such as that of the breakfasts takes at most 80% of the screen and scrolls inside', () => {
  expect(BREAKFAST_POPUP_MAX_PERCENT).toBe(80)
  expect(rule('popup', 'bottom')).toContain(`max-height: ${BREAKFAST_POPUP_MAX_PERCENT}vh`)
  expect(rule('sheet', 'body')).toContain(`max-height: calc(${BREAKFAST_POPUP_MAX_PERCENT}vh - `)
})
