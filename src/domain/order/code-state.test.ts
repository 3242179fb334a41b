import { codeFace } from './code-state'
import type { CodeState } from './parts'

const END = Date.parse('2027-05-21T00:00:00+08:00')

test.each<[string, CodeState, number | null, number, string]>([
  ['before its end', 'unused', END, END - 1, 'unused'],
  ['at its end', 'unused', END, END, 'expired'],
  ['without an end', 'unused', null, END * 2, 'unused'],
  ['that a branch took in time', 'taken', END, END + 1, 'taken'],
  ['that was used', 'used', END, END + 1, 'used'],
  ['that went back', 'refunded', END, END + 1, 'refunded']
])('a code %s', (_name, state, expiresAt, now, face) => {
  expect(codeFace(state, expiresAt, now)).toBe(face)
})
