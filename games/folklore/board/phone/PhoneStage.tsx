/** The stage of a phone: the place where the question is. */
export { Stage as PhoneStage } from '../Stage.tsx';
