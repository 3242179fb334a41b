import { mountPage } from '@/../tests/support/mount-page'
import { all } from '@/../tests/support/screen'
import { ContactPicker } from './index'

const people = [
  { id: 'a', name: '周明远', relation: '父亲', reason: '超出年龄' },
  { id: 'b', name: '陈予安', relation: '本人', reason: null },
  { id: 'c', name: '林知夏', relation: '配偶', reason: '限男士' },
  { id: 'd', name: '周小满', relation: '子女', reason: null }
]

test('whom the product takes stands first, both in the order of the family list', async () => {
  const page = await mountPage(() => <ContactPicker people={people} pickedId="b" onPick={() => undefined} />)
  expect(all('[role="radio"]').map((chip) => chip.getAttribute('aria-label'))).toEqual([
    '陈予安 本人',
    '周小满 子女',
    '周明远 超出年龄',
    '林知夏 限男士'
  ])
  page.leave()
})
