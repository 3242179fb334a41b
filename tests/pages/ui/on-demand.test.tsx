import { View } from '@tarojs/components'
import { onDemand } from '@/components/ui/on-demand'
import { mountPage } from '../../support/mount-page'
import { all, withFakeTime } from '../../support/screen'

const Sheet = ({ open }: { open: boolean }) => <View className={open ? 'sheet' : ''} />

test.each([
  ['only when it opens', {}, 0],
  ['soon after the page stands when the next step needs it', { ahead: true }, 1]
])('a part of a page is fetched %s', async (_name, options, times) => {
  await withFakeTime(async (advance) => {
    const load = jest.fn(() => Promise.resolve(Sheet))
    const Part = onDemand(load, options)
    const page = await mountPage(() => <Part open={false} />)
    expect(load).not.toHaveBeenCalled()
    await advance(5_000)
    expect(load).toHaveBeenCalledTimes(times)
    expect(all('.sheet')).toEqual([])
    page.leave()
  })
})

test('nothing is fetched ahead for a page that was left', async () => {
  await withFakeTime(async (advance) => {
    const load = jest.fn(() => Promise.resolve(Sheet))
    const Part = onDemand(load, { ahead: true })
    const page = await mountPage(() => <Part open={false} />)
    page.leave()
    await advance(5_000)
    expect(load).not.toHaveBeenCalled()
  })
})
