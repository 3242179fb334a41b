import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { type Host, launch } from '../src/index'
import { NATIVE_DIST, shows } from './support'

const focused = (host: Host) =>
  host.$('body').evaluate(() => document.activeElement?.closest('wx-input,wx-textarea')?.id ?? '')
const isPressed = (host: Host, id: string) =>
  host.$(id).evaluate((node) => node.classList.contains('pressed'))
const scrollTop = (host: Host) => host.$('body').evaluate(() => document.scrollingElement?.scrollTop)

test.describe('attributes that the host models', () => {
  let host: Host

  test.beforeAll(async () => {
    host = await launch(NATIVE_DIST, { page: 'pages/fields/index' })
  })
  test.afterAll(() => host?.close())

  test('maxlength, password, type and confirm-type are those of the field', async () => {
    const native = await host.$('#search .wx-native').evaluate((node) => {
      const { maxLength, type, inputMode, enterKeyHint } = node as HTMLInputElement
      return { maxLength, type, inputMode, enterKeyHint }
    })
    assert.deepEqual(native, { maxLength: 4, type: 'password', inputMode: 'decimal', enterKeyHint: 'search' })
    await assert.rejects(host.fill('#off', 'x', { timeout: 300 }), /not enabled|disabled/)
  })
  test('a key that confirms closes the keyboard, unless confirm-hold keeps it', async () => {
    await host.press('#search', 'Enter')
    await shows(host, '#log', 'confirm search "12"; blur search')
    await host.press('#held', 'Enter')
    await shows(host, '#log', 'confirm held "abcd"')
    assert.equal(await focused(host), 'held')
  })
  test('cursor and selection once the field is in use', async () => {
    const marked = (id: string) =>
      host.$(`${id} .wx-native`).evaluate((node) => {
        const field = node as HTMLInputElement
        field.blur()
        field.focus()
        return [field.selectionStart, field.selectionEnd]
      })
    assert.deepEqual(await marked('#search'), [1, 1])
    assert.deepEqual(await marked('#held'), [1, 3])
  })
  test('a tap beside closes the keyboard, unless hold-keyboard keeps it', async () => {
    await host.tap('#held')
    await host.tap('#beside')
    assert.equal(await focused(host), 'held')
    await host.tap('#search')
    assert.equal(await focused(host), 'search')
    await host.tap('#beside')
    assert.equal(await focused(host), '')
  })
  test('the key of a textarea breaks the line unless confirm-type names another deed', async () => {
    await host.press('#lines', 'Enter')
    assert.equal(await host.$('#lines .wx-native').inputValue(), '\n')
    await host.press('#sent', 'Enter')
    await shows(host, '#log', 'confirm sent ""; blur sent')
    assert.doesNotMatch(await host.$('#log').innerText(), /confirm lines/)
  })
  test('hover-class comes with the finger, and hover-stop-propagation keeps it from what is around', async () => {
    await host.tap('#inner')
    assert.deepEqual([await isPressed(host, '#inner'), await isPressed(host, '#outer')], [true, false])
  })
  test('user-select, hidden and scroll-into-view', async () => {
    const select = (id: string) => host.$(id).evaluate((node) => getComputedStyle(node).userSelect)
    assert.deepEqual([await select('#copied'), await select('#beside')], ['text', 'none'])
    assert.equal(await host.$('#hidden').isVisible(), false)
    assert.equal(await host.$('#row').evaluate((node) => node.scrollLeft > 100), true)
  })
  test('catchtouchmove holds the page', async () => {
    await host.swipe('#caught', 0, -120)
    assert.equal(await scrollTop(host), 0)
    await host.swipe('#beside', 0, -50)
    assert.notEqual(await scrollTop(host), 0)
  })
  test('what needs a device is no problem, and nothing else was met', () => {
    assert.deepEqual([...host.errors, ...host.warnings, ...host.unmodelledAttributes], [])
  })
})
