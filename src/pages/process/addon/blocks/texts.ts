/** User-facing texts of add-ons that belong to the product (§2 'Sugarshaker'). */
export const blockTexts = {
  hint: '加项可选可不选；企业用户请按单位要求选择。',
  next: '下一步',
  count: (count: number) => `已选${count}项`
} as const
