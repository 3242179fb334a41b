import { routes } from '@/routes/table'
import type { RouteRow } from '@/routes/row'
import { keysOf } from '../keys-of'
import { LONGEST_SCENE, readScene, sceneOf, SCENES } from './scene'

describe('what a mini-program code says', () => {
  test.each([
    ['s/checkup/CK1003', { route: 'selling', params: { type: 'checkup', id: 'CK1003' }, promoteChannel: '' }],
    [
      's/checkup/CK1003~p12',
      { route: 'selling', params: { type: 'checkup', id: 'CK1003' }, promoteChannel: 'p12' }
    ],
    ['h/H1001', { route: 'hospitalDetail', params: { hospitalId: 'H1001' }, promoteChannel: '' }],
    ['g', { route: 'shop', params: {}, promoteChannel: '' }]
  ])('%s, as it is, encoded, and encoded twice', (scene, link) => {
    for (const scanned of [scene, encodeURIComponent(scene), encodeURIComponent(encodeURIComponent(scene))])
      expect(readScene(scanned)).toEqual(link)
  })

  test.each([
    '',
    'x/CK1003',
    's/checkup',
    's/checkup/CK1003/more',
    's//CK1003',
    's/checkup/../mine',
    's/checkup/CK1003~a~b',
    'toString/x',
    '%E0%A4%A'
  ])('%s is none', (scene) => expect(readScene(scene)).toBeNull())

  test('it is made as it is read, or not at all', () => {
    expect(sceneOf('s', ['checkup', 'CK1003'], 'p12')).toBe('s/checkup/CK1003~p12')
    expect(sceneOf('s', ['checkup', '深度体检'])).toBeNull()
    expect(sceneOf('s', ['checkup'])).toBeNull()
    expect(sceneOf('s', ['checkup', 'A'.repeat(LONGEST_SCENE)])).toBeNull()
  })

  test('each page is one of everybody’s, with what it requires in its order', () => {
    for (const [route, ...names] of Object.values(SCENES)) {
      const row: RouteRow = routes[route]
      expect(row.listed).toBe(true)
      expect((row.params ?? []).filter((one) => !one.endsWith('?'))).toEqual(names)
    }
    expect(keysOf(SCENES).every((letter) => letter.length === 1)).toBe(true)
  })
})
