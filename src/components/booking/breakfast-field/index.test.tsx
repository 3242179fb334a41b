import { useState } from 'react'
import { mountPage, type MountedPage } from '../../../../tests/support/mount-page'
import { all, byLabel, byText, idle, tap } from '../../../../tests/support/screen'
import { BreakfastField } from './index'

const OPTIONS = [
  { id: 3, name: '控糖杂粮', text: '蒸玉米红薯' },
  { id: 4, name: '清淡粥点', text: '小米粥' }
]

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const confirm = () => byText('确定')?.closest('[role="button"]')

test('R4.62 away from confirm a tap marks a breakfast, and 确定, disabled until then, chooses it', async () => {
  const chosen: number[] = []
  function Page() {
    const [id, choose] = useState<number | null>(null)
    return (
      <BreakfastField
        id="breakfast"
        options={OPTIONS}
        chosenId={id}
        failed={false}
        onRetry={() => undefined}
        onChoose={(next) => {
          chosen.push(next)
          choose(next)
        }}
      />
    )
  }
  page = await mountPage(Page)
  await tap(byLabel('早餐预约 请选择'))
  await idle()
  const radios = () => all('[role="radio"]').map((radio) => radio.getAttribute('aria-checked'))
  expect(radios()).toEqual(['false', 'false'])
  expect(confirm()?.getAttribute('aria-disabled')).toBe('true')
  await tap(all('[role="radio"]')[1])
  expect([radios(), chosen]).toEqual([['false', 'true'], []])
  expect(confirm()?.getAttribute('aria-disabled')).not.toBe('true')
  await tap(byText('确定'))
  expect(chosen).toEqual([4])
  expect(byLabel('早餐预约 清淡粥点')).toBeDefined()
})
