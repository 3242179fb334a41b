import { confirmReceipt } from '@/services/order/logistics'
import type { Root } from '@/stores/root'
import { sharedTexts as texts } from '../texts'

/** 确认收货: asks, then tells the server. False when the person thinks better of it; a refusal is shown and thrown on to nobody. */
export async function receive({ call, feedback, presentError }: Root, orderNum: string): Promise<boolean> {
  const sure = await feedback.confirm({
    title: texts.receiveTitle,
    text: texts.receiveText,
    confirmText: texts.receive
  })
  if (!sure) return false
  try {
    await confirmReceipt(call, orderNum)
    feedback.toast({ text: texts.receivedToast, icon: 'success' })
  } catch (error) {
    presentError(error)
  }
  return true
}
