import { width } from './index'

const inWindow = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches })
}

afterEach(() => document.documentElement.classList.remove('ca-wide'))

test('two things stand beside each other where the window has room and the document has the styles for it', () => {
  inWindow(true)
  // Opened on a phone's screen, and made wider since.
  expect(width.holds('pair')).toBe(false)
  document.documentElement.classList.add('ca-wide')
  expect(width.holds('pair')).toBe(true)
  inWindow(false)
  expect(width.holds('pair')).toBe(false)
})
