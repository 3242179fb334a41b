/** What the server says of third parties. */
export const PARTNER_TEXTS = {
  notConfigured: '服务暂未配置'
} as const
