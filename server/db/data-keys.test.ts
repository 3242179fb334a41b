import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataKeyError, open, seal, useDataKeys } from './data-keys'
import { keyBeside } from './key-file'

const [first, second] = [randomBytes(32), randomBytes(32)] as const

beforeEach(() => useDataKeys([first]))

describe('sealed values', () => {
  test.each(['', '陈予安', '99010119880314011X', 'plain.x', '{"a":"😀"}'])(
    '%j opens again in its column',
    (text) => {
      const sealed = seal('contacts.name', text)
      expect(sealed).not.toContain(text || '陈')
      expect(open('contacts.name', sealed)).toBe(text)
    }
  )

  test('the same text is another one each time', () => {
    expect(seal('contacts.name', '陈予安')).not.toBe(seal('contacts.name', '陈予安'))
  })

  const sealed = () => seal('contacts.name', '陈予安').split('.')
  const changed = (at: number) => {
    const [mark, id, body = ''] = sealed()
    const bytes = Buffer.from(body, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return `${mark}.${id}.${bytes.toString('base64url')}`
  }
  test.each([
    ['a changed iv', () => changed(0)],
    ['a changed tag', () => changed(12)],
    ['a changed text', () => changed(28)],
    ['a cut one', () => sealed().join('.').slice(0, 30)],
    ['nothing', () => ''],
    ['a plain text', () => '陈予安'],
    ['one of another column', () => seal('contacts.mobile', '陈予安')]
  ])('%s does not open', (_, value) => {
    expect(() => open('contacts.name', value())).toThrow(DataKeyError)
  })

  test('an older key opens and the first one seals', () => {
    const old = seal('contacts.name', '陈予安')
    useDataKeys([second, first])
    expect(open('contacts.name', old)).toBe('陈予安')
    const young = seal('contacts.name', '林知夏')
    useDataKeys([second])
    expect(open('contacts.name', young)).toBe('林知夏')
    expect(() => open('contacts.name', old)).toThrow(/does not hold/)
  })
})

describe('the key file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'key-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is made once, for its owner alone, and read from then on', () => {
    const inner = join(folder, 'data')
    const key = keyBeside(inner)
    expect(key).toHaveLength(32)
    expect(keyBeside(inner)).toEqual(key)
    expect(statSync(join(inner, 'data.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(inner)).toEqual(['data.key'])
  })

  test('that holds something else is refused, not replaced', () => {
    writeFileSync(join(folder, 'data.key'), 'short')
    expect(() => keyBeside(folder)).toThrow(DataKeyError)
  })
})
