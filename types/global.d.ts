/// <reference types="@tarojs/taro" />

declare module '*.svg'
declare module '*.png'
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare namespace NodeJS {
  interface ProcessEnv {
    TARO_ENV: 'h5' | 'weapp'
  }
}
