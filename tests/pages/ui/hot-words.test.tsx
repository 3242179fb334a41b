import { act, useState } from 'react'
import { HotWords } from '@/components/ui/hot-words'
import { PageShell } from '@/components/ui/page-shell'
import { SearchBox } from '@/components/ui/search-box'
import { SearchEntry } from '@/components/ui/search-box/entry'
import { Tap } from '@/components/ui/tap'
import { mountPage, type MountedPage } from '../../support/mount-page'

const WORDS = ['入职体检', '父母体检', '疫苗']
const shown = () => document.querySelector('.word:not([aria-hidden])')?.textContent
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))
const touch = (name: string) =>
  act(async () => void document.querySelector('.window')?.dispatchEvent(new Event(name, { bubbles: true })))

let elder = false
function Home() {
  const [active, setActive] = useState(true)
  return (
    <PageShell active={active} elder={elder}>
      <Tap className="leaver" onTap={() => setActive(false)}>
        走开
      </Tap>
      <SearchEntry label="搜索" onTap={() => undefined}>
        <HotWords words={WORDS} />
      </SearchEntry>
    </PageShell>
  )
}

/** Only the interval is in the test's hands: Taro needs real timers to build its elements. */
function open(): Promise<MountedPage> {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout'
    ]
  })
  return mountPage(Home)
}

afterEach(() => {
  elder = false
  jest.useRealTimers()
})

test('R4.83 R9.19 the word changes every 5 s and starts again after the last', async () => {
  const page = await open()
  expect(shown()).toBe('入职体检')
  await pass(4900)
  expect(shown()).toBe('入职体检')
  await pass(100)
  expect(shown()).toBe('父母体检')
  await pass(5000)
  expect(shown()).toBe('疫苗')
  await pass(5000)
  expect(shown()).toBe('入职体检')
  page.leave()
})

test('a finger on the words holds them', async () => {
  const page = await open()
  await touch('touchstart')
  await pass(12000)
  expect(shown()).toBe('入职体检')
  await touch('touchend')
  await pass(5000)
  expect(shown()).toBe('父母体检')
  page.leave()
})

test('nothing turns under another page', async () => {
  const page = await open()
  await act(async () => document.querySelector<HTMLElement>('.leaver')?.click())
  await pass(12000)
  expect(shown()).toBe('入职体检')
  page.leave()
})

test('nothing turns by itself in care mode', async () => {
  elder = true
  const page = await open()
  await pass(12000)
  expect(shown()).toBe('入职体检')
  page.leave()
})

test('the search box hands over the trimmed word, from its button and from the keyboard', async () => {
  const searched: string[] = []
  function Page() {
    const [value, setValue] = useState('')
    return (
      <SearchBox
        value={value}
        onChange={setValue}
        onSearch={(word) => searched.push(word)}
        placeholder="搜索套餐"
        button
      />
    )
  }
  const page = await mountPage(Page)
  await page.type('input', ' 疫苗 ')
  await page.tap('.button')
  await act(async () => {
    document
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(searched).toEqual(['疫苗', '疫苗'])
  page.leave()
})
