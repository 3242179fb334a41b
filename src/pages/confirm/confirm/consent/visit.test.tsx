import { draftKey } from '@/domain/draft/draft'
import {
  agree,
  enter,
  leave,
  made,
  setWorld,
  shown,
  submit,
  toast,
  world
} from '@/../tests/support/confirm-page'
import { confirmCalls, orderResult } from '@/../tests/support/confirm'
import { choice, product, visit } from '@/../tests/support/draft'
import { all, idle, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'

afterEach(leave)

const SUBJECT = { kind: 'gene', productCode: 'GN6001' } as const
const DUE = {
  open: 1,
  limit: 1,
  questionnaireConfigDTO: { id: 'QN03', saveType: 1, fourteenDays: 0 }
} as const

/** @param answers given on the way from the booking */
async function open(answers: string, calls: FakeCalls = {}) {
  setWorld(
    createWorld({
      calls: {
        ...confirmCalls(),
        'questionnaire.config': () => [DUE],
        'order.completeGene': () => [orderResult({ orderNum: 'CA06', orderType: 6 })],
        ...calls
      }
    })
  )
  world.root.process.open(SUBJECT)
  world.root.process.put(draftKey(SUBJECT), {
    product: product({ name: '心血管用药基因检测（到检采血）', category: 6, sexLimit: null }),
    visit: visit({ hold: { id: 'h6', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
    choice: choice({ addons: [], exchangeId: null }),
    questionnaire: { id: answers, awaited: false }
  })
  await enter({ type: 'gene', id: 'GN6001' })
}
const consent = () =>
  tap(all('[role="checkbox"]').find((box) => box.getAttribute('aria-label')?.startsWith('受检人已阅读')))

test('a sample at a branch is ordered with consent, answers and the visit', async () => {
  await open('qa-6')
  expect(shown()).toContain('换药或停药，先问医生')
  expect(shown()).toContain('已填写')
  expect(shown()).not.toContain('早餐预约')
  await agree()
  await submit()
  expect(toast()).toBe('请先阅读并签署知情同意书')
  expect(made('order.completeGene')).toEqual([])
  await consent()
  await submit()
  await idle()
  expect(made('order.completeGene')).toMatchObject([
    {
      productCode: 'GN6001',
      hospitalId: 'H1001',
      regDate: '2026-11-24',
      consent: 1,
      questionId: 'qa-6',
      holdId: 'h6',
      medUserInfo: { medUserName: '陈予安' }
    }
  ])
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA06&orderType=6'])
})

test('without answers they are asked for first', async () => {
  await open('')
  await agree()
  await consent()
  await submit()
  expect(toast()).toBe('请先填写家族史问卷')
  expect(made('order.completeGene')).toEqual([])
})

test('what is asked for cannot be read: the order waits, and it is read again', async () => {
  let asked = 0
  await open('qa-6', {
    'questionnaire.config': () => {
      asked += 1
      if (asked === 1) throw new CallError(ErrorCode.network, '')
      return [DUE]
    }
  })
  await agree()
  await submit()
  expect(toast()).toBe('知情同意书加载中，请稍候')
  expect(made('order.completeGene')).toEqual([])
  await idle()
  await consent()
  await submit()
  await idle()
  expect(made('order.completeGene')).toHaveLength(1)
})
