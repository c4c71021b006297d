/** storewire: a client for the hosted store platform, with every call under its service. */

export type { Events } from '../generated/events/index.ts';
export type * from '../generated/types.ts';
export {
  type BackendCredentials,
  type BackendSessionOptions,
  backendSession,
} from './auth/backend-session.ts';
export { type ApiKeyOptions, apiKey, fixedToken } from './auth/credentials.ts';
export {
  type CustomLogin,
  type CustomLoginCallOptions,
  type CustomLoginOptions,
  createCustomLogin,
} from './auth/custom-login/custom-login.ts';
export { type CustomLoginErrorCode, customLoginErrorText } from './auth/custom-login/error-codes.ts';
export type { CaptchaRequired, CaptchaSiteKeys, CustomLoginFailure } from './auth/custom-login/failures.ts';
export type {
  CaptchaTokens,
  CredentialsInput,
  FactorInput,
  RegistrationInput,
  VerificationCodeInput,
} from './auth/custom-login/inputs.ts';
export type {
  AccountData,
  CurrentState,
  CustomLoginResult,
  CustomLoginState,
  InitialState,
  LoginSuccess,
  PendingData,
} from './auth/custom-login/states.ts';
export {
  parseRedirectCallback,
  type RedirectCallback,
  type SignInSession,
} from './auth/redirect-sign-in/authorization.ts';
export {
  completeRedirectSignIn,
  type RedirectSignInOptions,
  startRedirectSignIn,
  type TransactionOptions,
} from './auth/redirect-sign-in/redirect-sign-in.ts';
export { type SignOutOptions, signOut } from './auth/redirect-sign-in/sign-out.ts';
export { type SilentSignInOptions, signInSilently } from './auth/redirect-sign-in/silent.ts';
export { member } from './auth/session/member.ts';
export type {
  MemberCredentials,
  MemberOptions,
  SessionEvent,
  SessionState,
} from './auth/session/member-credentials.ts';
export type { TokenRole, Tokens } from './auth/session/stored-session.ts';
export { type VisitorOptions, visitor } from './auth/session/visitor.ts';
export { type InstalledCatalog, readCatalogVersion } from './catalog-version.ts';
export {
  type Client,
  createClient,
  createTransport,
  type ServiceCalls,
} from './client.ts';
export { type BoundClient, bindServices, type ClientBase } from './core/client.ts';
export { type CallEvent, type Listener, logCalls } from './core/events.ts';
export { type Operation, withResponse } from './core/operation.ts';
export type { OperationInfo, RequestParts } from './core/operation-info.ts';
export type {
  Access,
  ApiInfo,
  CallOptions,
  Credentials,
  CredentialsContext,
  Result,
  StoreClient,
  Transport,
  TransportOptions,
  Validator,
} from './core/options.ts';
export type { RetryOptions } from './core/retry.ts';
export {
  isStoreError,
  type StoreApplicationError,
  type StoreClientError,
  StoreError,
  type StoreErrorConstructor,
  type StoreErrorDetails,
  type StoreErrorDetailsOf,
  type StoreErrorKind,
  type StoreSystemError,
  type StoreValidationError,
  type SystemReason,
} from './errors/store-error.ts';
export type { EventKind, EventKinds } from './event-kinds.ts';
export {
  type GraphqlDocument,
  type GraphqlOptions,
  type GraphqlResult,
  graphql,
} from './graphql.ts';
export type { UnknownValue } from './lib/unknown-value.ts';
export type { FieldViolation } from './lib/violation.ts';
export { type ChosenProduct, STORE_APP_ID, toLineItem } from './line-item.ts';
export { imageFromWire, imageToWire, videoFromWire, videoToWire } from './media/conversions.ts';
export type { Region, Size } from './media/geometry.ts';
export {
  type CropOptions,
  cropImage,
  type FillOptions,
  type FitOptions,
  fillImage,
  fitImage,
  type ImageAttributes,
  type SrcsetOptions,
  srcset,
} from './media/image.ts';
export type { MediaKind } from './media/media-uri.ts';
export {
  type HostOptions,
  type ImageObject,
  type ImageSource,
  type MediaOptions,
  mediaUrl,
} from './media/source.ts';
export {
  type AddressFromWire,
  type AddressToWire,
  addressFromWire,
  addressToWire,
  dateFromWire,
} from './media/values.ts';
export {
  type VideoAttributes,
  type VideoFile,
  type VideoObject,
  type VideoOptions,
  type VideoSource,
  videoPoster,
  videoSources,
  videoUrl,
} from './media/video.ts';
export {
  addMoney,
  allocateMoney,
  compareMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
} from './money/arithmetic.ts';
export { formatMoney } from './money/format-money.ts';
export { isProductV3, selectVariant, variantsInput } from './product-selection/select-variant.ts';
export type {
  Availability,
  ProductSelection,
  SelectionChoice,
  SelectionOption,
  SelectionText,
} from './product-selection/selection.ts';
export { createRedirect, logoutUrl, type RedirectOptions } from './redirects/redirect-session.ts';
export type { ReturnUrlOptions } from './redirects/return-url.ts';
export { safeReturnPath } from './redirects/return-url.ts';
export { readSettings, type Settings } from './settings.ts';
export { type DocumentCookieOptions, documentCookies } from './storage/document-cookies.ts';
export {
  type KeyValueStorage,
  memoryStorage,
  SessionNotStored,
  type WebArea,
  webStorage,
} from './storage/storage.ts';
export {
  runWebMethod,
  type WebMethodOptions,
  type WebMethods,
  webMethods,
} from './web-methods/call.ts';
export type {
  JsonOf,
  WebMethod,
  WebMethodCaller,
  WebMethodFunction,
  WebMethodParameters,
  WebMethodPermission,
} from './web-methods/method.ts';
