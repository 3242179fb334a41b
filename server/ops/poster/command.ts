import { writeFile } from 'node:fs/promises'
import { LONGEST_SCENE, sceneOf } from '@/domain/entry/scene'
import { shareFacts } from '../../content/share-card/facts'
import { shopProfile } from '../../settings/shop-profile'
import { refused, type Command } from '../command'
import { codeMaker } from './code'
import { posterPicture } from './picture'

/** Paths of the site that a poster can lead to, with what is drawn of each. */
const PATHS = [
  { path: /^\/selling\/([\w-]+)\/([\w-]+)$/, letter: 's', kind: 'product' },
  { path: /^\/hospital-detail\/([\w-]+)$/, letter: 'h', kind: 'branch' }
] as const
/** Where the demo's site is when nothing tells. */
const LOCAL = 'http://127.0.0.1:8080'

const poster: Command = {
  name: 'poster',
  takes: '<path> <file.png>',
  about: `给商品或分院做一张带码的海报，如 poster /selling/checkup/CK1003 海报.png；--channel 记下是谁投放的。码里最多写 ${LONGEST_SCENE} 个字符`,
  changes: false,
  options: { channel: { type: 'string', default: '' } },
  run: async ({ db, now, publicOrigin, demo = false }, { words: [path = '', file = ''], options }) => {
    const found = PATHS.flatMap((one) => {
      const values = one.path.exec(path)?.slice(1)
      return values ? [{ ...one, values }] : []
    })[0]
    if (!found) return refused('只能给商品（/selling/…）和分院（/hospital-detail/…）做海报')
    if (!/\.png$/i.test(file)) return refused('文件名要以 .png 结尾')
    const channel = options['channel'] ?? ''
    const scene = sceneOf(found.letter, found.values, channel)
    if (scene === null)
      return refused(`编号和 --channel 只能是字母、数字、- 和 _，写进码里合起来最多 ${LONGEST_SCENE} 个字符`)
    const facts = await shareFacts(db, now(), {
      kind: found.kind,
      id: found.values.at(-1) ?? '',
      priced: true
    })
    if (!facts) return refused('没有这个商品或分院，或者已经下架')
    const query = channel === '' ? '' : `?promoteChannel=${channel}`
    const code = await codeMaker(demo)({ address: `${publicOrigin ?? LOCAL}${path}${query}`, scene })
    if (!code.ok) return refused(code.reason)
    const { name } = await shopProfile(db)
    await writeFile(file, await posterPicture(db, { facts, shopName: name, code }))
    return { ok: true, rows: [{ file, path, scene, note: code.note }] }
  }
}

export const posterCommands: readonly Command[] = [poster]
