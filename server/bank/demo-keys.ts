/**
 * Keys of the demo, where the reference backend plays the bank as well. They are in the source for everybody to read: `loadConfig`
 * takes them with DEMO alone, which production refuses.
 */
export const DEMO_BANK = {
  sm4Key: '636869616e67616e2d64656d6f2d3638',
  shopPrivateKey: '3f49fa6c2a1d84b05e977c6b12d0a8e4915cb36f7a20d14e88c5b9076d2e1f35',
  bankPrivateKey: '5c0b7e91d4a3826f19b8e05d7742cca13e6fd0589b4712a6c3f8e94d205a7b16'
} as const
