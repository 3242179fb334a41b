/** The way to another phone number. */
export const PHONE_STEPS = ['验证原号', '绑定新号', '完成'] as const
