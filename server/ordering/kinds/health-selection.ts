import type { ParsedInput } from '@/contract/schemas'
import { judgeGoods } from '../commands/judge-goods'
import type { OrderFlow } from './flow'

const KIND = 'health-selection'

export const healthSelectionFlow: OrderFlow<ParsedInput<'order.completeGoods'>> = {
  judge: (context, input) => judgeGoods(context, input, { kind: KIND })
}
