/** Text of the offer to keep who was typed. */
export const keepTexts = { keep: '保存到家人，下次直接选' } as const
