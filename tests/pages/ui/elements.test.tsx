import { act, useState } from 'react'
import { Input, ScrollView, View } from '@tarojs/components'
import { mountPage, typeInto } from '../../support/mount-page'

const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

describe('a text field', () => {
  async function open(accept: (text: string) => string) {
    const told: string[] = []
    function Page() {
      const [value, setValue] = useState('')
      return (
        <Input
          value={value}
          onInput={({ detail }) => {
            told.push(detail.value)
            setValue(accept(detail.value))
          }}
        />
      )
    }
    const page = await mountPage(Page)
    return { page, told, input: find<HTMLInputElement>('input') }
  }
  const send = (target: Element, name: string) =>
    act(async () => void target.dispatchEvent(new CompositionEvent(name, { bubbles: true })))

  test('tells nothing of a syllable that an input method still composes, and keeps it on screen', async () => {
    const { page, told, input } = await open((text) => text.replace(/[a-z]/g, ''))
    await send(input, 'compositionstart')
    await act(async () => typeInto(input, 'chen'))
    expect(told).toEqual([])
    expect(input.value).toBe('chen')
    input.value = '陈'
    await send(input, 'compositionend')
    expect(told).toEqual(['陈'])
    expect(input.value).toBe('陈')
    page.leave()
  })

  test('shows what its owner made of the text', async () => {
    const { page, input } = await open((text) => text.slice(0, 2))
    await act(async () => typeInto(input, '123'))
    expect(input.value).toBe('12')
    page.leave()
  })
})

test('a pane brings the named child to its edge and leaves the page where it is', async () => {
  const pageMoved = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  function Page() {
    const [into, setInto] = useState('')
    return (
      <View>
        <ScrollView className="list" scrollY scrollIntoView={into}>
          <View id="far" />
        </ScrollView>
        <View className="go" onClick={() => setInto('far')} />
      </View>
    )
  }
  const page = await mountPage(Page)
  const far = find('#far')
  jest.spyOn(far, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 10, 10))
  const list = find('.list')
  expect(list.scrollTop).toBe(0)
  await page.tap('.go')
  expect(list.scrollTop).toBe(300)
  expect(pageMoved).not.toHaveBeenCalled()
  page.leave()
})

test('a finger on an element shows it at once and for a moment after', async () => {
  function Page() {
    return <View className="tapped" hoverClass="pressed" />
  }
  const page = await mountPage(Page)
  const element = find('.tapped')
  jest.useFakeTimers()
  try {
    element.dispatchEvent(new Event('touchstart', { bubbles: true }))
    jest.advanceTimersByTime(0)
    expect(element.className).toContain('pressed')
    element.dispatchEvent(new Event('touchend', { bubbles: true }))
    jest.advanceTimersByTime(119)
    expect(element.className).toContain('pressed')
    jest.advanceTimersByTime(1)
    expect(element.className).not.toContain('pressed')
  } finally {
    jest.useRealTimers()
  }
  page.leave()
})
