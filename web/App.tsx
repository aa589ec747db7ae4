import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from './lobby/Lobby.tsx';
import { UpdateNote } from './offline/UpdateNote.tsx';
import { Lighting } from './parts/Lighting.tsx';
import { Tips } from './parts/Tips.tsx';

const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));
const JoinPage = lazy(async () => ({ default: (await import('./lobby/JoinPage.tsx')).JoinPage }));
const RecoverPage = lazy(async () => ({ default: (await import('./lobby/RecoverPage.tsx')).RecoverPage }));
const DicePage = lazy(async () => ({ default: (await import('./lobby/DicePage.tsx')).DicePage }));
const LabPage = lazy(async () => ({ default: (await import('./lab/LabPage.tsx')).LabPage }));
const ManualPage = lazy(async () => ({ default: (await import('./lobby/ManualPage.tsx')).ManualPage }));

export function App() {
  return (
    <Suspense fallback={<Lighting />}>
      <Switch>
        <Route path="/t/:id/:n?">
          {({ id, n }) => <TablePage key={id} id={id} n={n === undefined || !/^\d+$/.test(n) ? null : Number(n)} />}
        </Route>
        <Route path="/join">
          <JoinPage />
        </Route>
        <Route path="/me">
          <RecoverPage />
        </Route>
        <Route path="/dice">
          <DicePage />
        </Route>
        <Route path="/manual/:game/:clause?">
          {({ game, clause }) => <ManualPage game={game} clause={clause ?? null} />}
        </Route>
        <Route path="/lab/:what?">{({ what }) => <LabPage key={what} what={what ?? null} />}</Route>
        <Route>
          <Lobby />
        </Route>
      </Switch>
      <Tips />
      <UpdateNote />
    </Suspense>
  );
}
