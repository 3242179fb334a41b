import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { ROOT } from './support/server'
import { WeappDriver } from './support/weapp'

/** On leaving, each line does what the gate of the journeys must tell. */
const WRONG = `
wx.onAppHide(() => {
  wx.noSuchApi
  console.error('said by the mini-program')
  const [page] = getCurrentPages()
  page.setData({ big: 'x'.repeat(120 * 1024) })
  page.setData({ root: { cn: [{ nn: 'no-such-node', sid: 'none' }, { nn: '0', sid: 'one', p999: true, scrollTop: 9 }] } })
})
`

test('an unknown API, a console error, a node without template, an attribute that none binds and a large setData are told', async () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'weapp-wrong-'))
  let user: WeappDriver | null = null
  try {
    fs.cpSync(path.join(ROOT, 'dist/weapp'), dist, { recursive: true })
    fs.appendFileSync(path.join(dist, 'app.js'), WRONG)
    user = await WeappDriver.launch('http://127.0.0.1:9', 'problems', { dist })
    assert.deepEqual(user.problems(), [])
    await user.host.setForeground(false)
    const told = user.problems().join('\n')
    assert.match(told, /^unknown API noSuchApi$/m)
    assert.match(told, /^error: said by the mini-program/m)
    assert.match(told, /node name "no-such-node" has no template/)
    assert.match(told, /no template of Taro node "0" binds its attribute "p999"/)
    assert.match(told, /no template of Taro node "0" binds its attribute "scrollTop"/)
    assert.match(told, /^one setData carried 12\d{4} bytes$/m)
  } finally {
    await user?.close()
    fs.rmSync(dist, { recursive: true, force: true })
  }
})
