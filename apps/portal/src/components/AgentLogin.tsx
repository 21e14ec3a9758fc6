import { distantPart } from './distantPart.tsx';

const LoginForm = distantPart(
  () => import('../screens/account/LoginForm.tsx'),
  'LoginForm',
  '[--distant-height:24rem]',
  true,
);

/** The login of the agents' page: it takes agents only, and leads to their home. */
export function AgentLogin() {
  return <LoginForm variant="agent" home="/agentHome" />;
}
