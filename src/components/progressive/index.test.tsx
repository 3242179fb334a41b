import { act, useState } from 'react'
import { View } from '@tarojs/components'
import { mountPage } from '@/../tests/support/mount-page'
import { Progressive } from '.'

let mockWaiting: (() => void)[] = []
jest.mock('@/platform/scheduler/after-paint', () => ({
  afterPaint: (run: () => void) => {
    mockWaiting.push(run)
    return () => {
      mockWaiting = mockWaiting.filter((other) => other !== run)
    }
  }
}))
const frame = () => act(async () => mockWaiting.splice(0).forEach((run) => run()))
const shown = () => [...document.querySelectorAll('.part')].map(({ id }) => id)

test('children come a few in a frame, from the top, and one that is added later comes too', async () => {
  function Page() {
    const [ids, setIds] = useState(['a', 'b', 'c', 'd', 'e'])
    return (
      <View className="add" onClick={() => setIds((all) => [...all, 'f'])}>
        <Progressive step={2}>
          {ids.map((id) => (
            <View key={id} id={id} className="part" />
          ))}
        </Progressive>
      </View>
    )
  }
  const page = await mountPage(Page)
  expect(shown()).toEqual(['a', 'b'])
  await frame()
  expect(shown()).toEqual(['a', 'b', 'c', 'd'])
  await frame()
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(mockWaiting).toEqual([])
  await page.tap('.add')
  await frame()
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  page.leave()
  expect(mockWaiting).toEqual([])
})
