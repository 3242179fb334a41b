import { useLayoutEffect } from 'react'
import { View } from '@tarojs/components'
import { onDemand } from '@/components/ui/on-demand'
import { mountPage } from '../../support/mount-page'

/** Longer than a part waits that is fetched ahead, ms. */
const STOOD_MS = 2_300

const Sheet = ({ open }: { open: boolean }) => <View className={open ? 'sheet' : ''} />

test('a part is fetched when it opens; ahead, soon after its page stands, unless that was left', async () => {
  const [onTap, ahead, left] = [1, 2, 3].map(() => jest.fn(() => Promise.resolve(Sheet)))
  if (!onTap || !ahead || !left) throw new Error('three parts')
  const [OnTap, Ahead, Left] = [
    onDemand(onTap),
    onDemand(ahead, { ahead: true }),
    onDemand(left, { ahead: true })
  ]
  const gone = await mountPage(() => <Left open={false} />, { path: '/pages/tabs/shop/index' })
  gone.leave()
  const page = await mountPage(() => (
    <View>
      <OnTap open={false} />
      <Ahead open={false} />
    </View>
  ))
  expect(ahead).not.toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve, STOOD_MS))
  expect([onTap, ahead, left].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  page.leave()
})

test('a part that is ready is drawn with the content, not after it; one that cannot be had keeps nothing waiting', async () => {
  const Part = onDemand(() => Promise.resolve(Sheet))
  await Part.ready()
  const drawn: number[] = []
  const Content = () => {
    useLayoutEffect(() => void drawn.push(document.querySelectorAll('.sheet').length))
    return <Part open />
  }
  const page = await mountPage(Content)
  expect(drawn[0]).toBe(1)
  page.leave()
  await onDemand<{ open: boolean }>(() => Promise.reject(new Error('offline'))).ready()
})

test('a part that another one has fetched is not drawn before it opens', async () => {
  const Part = onDemand(() => Promise.resolve(() => <View className="sheet" />))
  await Part.ready()
  const page = await mountPage(() => <Part open={false} />)
  expect(document.querySelector('.sheet')).toBeNull()
  page.leave()
})
