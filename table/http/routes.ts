/** The HTTP interface. Each route is one line of the table `routes`; the same table gives the OpenAPI document. */
import { botNames, usualBot } from '../thinking/pool.ts';
import type { Shelf } from '../games.ts';
import type { StoredIdentity } from '../store/store.ts';
import type { Person } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { answers } from './answers.ts';
import { nobody } from './identity.ts';
import type { Identities } from './identity.ts';
import { get, post } from './route.ts';
import { parsed, shapes } from './shapes.ts';

function person(who: StoredIdentity, words: string | undefined): Person {
  return { identity: who.id, name: who.name, words: words ?? '' };
}

export function routesOf(tables: Tables, shelf: Shelf, people: Identities) {
  const table = async (id: string, who: StoredIdentity) => ({ table: await tables.info(id, who.id) });
  return [
    get('/api/games', {
      name: 'listGames',
      asks: 'anybody',
      what: 'The games that can be played, with their options and the bots.',
      answer: answers.Games,
      run: async () => ({
        bots: botNames,
        usualBot,
        games: await Promise.all(
          shelf.gameIds.map(async id => {
            const { name, seats, options, about } = await shelf.loadGame(id);
            return { id, name, seats, options, about };
          }),
        ),
      }),
    }),
    get('/api/me', {
      name: 'me',
      asks: 'somebody',
      what: "This browser's name.",
      answer: answers.Person,
      run: async ({ who }) => ({ name: who.name }),
    }),
    post('/api/me', {
      name: 'rename',
      asks: 'somebody',
      what: "Changes this browser's name.",
      body: shapes.name,
      answer: answers.Person,
      run: async ({ who, body }) => {
        const { name } = await people.rename(who, body.name);
        return { name };
      },
    }),
    post('/api/me/recovery', {
      name: 'newRecoveryCode',
      asks: 'known',
      what: 'A code to write down; it makes another device this person.',
      body: shapes.nothing,
      answer: answers.RecoveryCode,
      run: ({ who }) => people.newRecoveryCode(who),
    }),
    post('/api/me/link', {
      name: 'newLink',
      asks: 'known',
      what: 'The secret of a link that makes another device this person, within a day.',
      body: shapes.nothing,
      answer: answers.DeviceLink,
      run: ({ who }) => people.newLink(who),
    }),
    post('/api/me/recover', {
      name: 'recover',
      asks: 'anybody',
      what: 'Becomes the person of a recovery code or link.',
      body: shapes.token,
      answer: answers.Person,
      run: async ({ body, request, reply }) => {
        const { name } = await people.recover(body.token, request, reply);
        return { name };
      },
    }),
    get('/api/me/devices', {
      name: 'listDevices',
      asks: 'known',
      what: 'The devices on which I am signed in, and since when there is a recovery code.',
      answer: answers.Devices,
      run: ({ who }) => people.devices(who),
    }),
    post('/api/me/signout', {
      name: 'signOut',
      asks: 'known',
      what: 'Signs one of my devices out.',
      body: shapes.device,
      answer: answers.Nothing,
      run: async ({ body, who, reply }) => {
        await people.signOut(who, body.device, reply);
        return {};
      },
    }),
    post('/api/me/signout-others', {
      name: 'signOutOthers',
      asks: 'known',
      what: 'Signs all my devices out but this one.',
      body: shapes.nothing,
      answer: answers.Nothing,
      run: async ({ who }) => {
        await people.signOutOthers(who);
        return {};
      },
    }),
    post('/api/commitment', {
      name: 'commit',
      asks: 'anybody',
      what: "A commitment to the server's secret for a table about to be made.",
      body: shapes.nothing,
      answer: answers.Commitment,
      run: async () => tables.commit(),
    }),
    get('/api/tables', {
      name: 'listTables',
      asks: 'anybody',
      what: 'My tables, newest first.',
      answer: answers.Tables,
      run: async ({ who }) => ({
        tables: await tables.looking.list(who.id),
      }),
    }),
    post('/api/tables', {
      name: 'createTable',
      asks: 'somebody',
      what: 'Makes a table; links for friends are in the answer, once.',
      body: shapes.create,
      answer: answers.NewTable,
      run: async ({ body, who }) => {
        const { id, invitations } = await tables.create(body, person(who, body.words));
        return { ...(await table(id, who)), invitations };
      },
    }),
    post('/api/tables/import', {
      name: 'importTable',
      asks: 'somebody',
      what: 'Makes a table from a file, to look at or to play on from any moment.',
      body: shapes.import,
      large: true,
      answer: answers.Table,
      run: async ({ body, who }) => table(await tables.import(body.file, body.seats, body.n, person(who, '')), who),
    }),
    get('/api/legacies', {
      name: 'listLegacies',
      asks: 'anybody',
      what: 'What matches have left to me, newest first: characters that go on from story to story.',
      answer: answers.Legacies,
      run: async ({ who }) => ({ legacies: await tables.legacies.list(who.id) }),
    }),
    post('/api/legacies/import', {
      name: 'importLegacy',
      asks: 'somebody',
      what: 'Keeps a character from a file; the records in it are played again, and without them it is unproven.',
      body: shapes.import,
      large: true,
      answer: answers.KeptLegacy,
      run: async ({ body, who }) => ({ legacy: await tables.legacies.import(body.file, who.id) }),
    }),
    get('/api/legacies/:id/file', {
      name: 'saveLegacy',
      asks: 'known',
      what: 'A character of mine as a file, with the records that earned it.',
      answer: answers.LegacyFile,
      run: async ({ id, who, reply }) => {
        const file = await tables.legacies.file(id, who.id);
        void reply.header('content-disposition', `attachment; filename="${file.game}-${id}.legacy.json"`);
        return file;
      },
    }),
    post('/api/legacies/:id/delete', {
      name: 'deleteLegacy',
      asks: 'known',
      what: 'Deletes a character of mine.',
      body: shapes.nothing,
      answer: answers.Nothing,
      run: async ({ id, who }) => {
        await tables.legacies.delete(id, who.id);
        return {};
      },
    }),
    post('/api/tables/:id/bring', {
      name: 'bring',
      asks: 'known',
      what: 'Brings characters of mine to my seat, or none, while the table waits.',
      body: shapes.bring,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.bring(id, body.seat, who.id, body.brings);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/allow', {
      name: 'allow',
      asks: 'known',
      what: 'Lets in what a seat of my table brings and nothing proves, or has it begin without.',
      body: shapes.allow,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.allow(id, body.seat, who.id, body.allow);
        return table(id, who);
      },
    }),
    post('/api/invitation', {
      name: 'readInvitation',
      asks: 'anybody',
      what: 'What a seat link leads to.',
      body: shapes.token,
      answer: answers.SeatAtTable,
      run: async ({ body, who }) => {
        const found = await tables.invitation(body.token);
        return { ...(await table(found.table, who)), seat: found.seat };
      },
    }),
    post('/api/claim', {
      name: 'claimSeat',
      asks: 'somebody',
      what: "Takes the seat of a link; `words` go into the match's seed.",
      body: shapes.claim,
      answer: answers.SeatAtTable,
      run: async ({ body, who }) => {
        const me = body.name === undefined ? who : await people.rename(who, body.name);
        const found = await tables.claim(body.token, person(me, body.words), body.brings);
        return { ...(await table(found.table, who)), seat: found.seat };
      },
    }),
    get('/api/tables/:id', {
      name: 'readTable',
      asks: 'anybody',
      what: 'A table.',
      answer: answers.Table,
      run: async ({ id, who }) => table(id, who),
    }),
    get('/api/tables/:id/at/:n', {
      name: 'readMoment',
      asks: 'anybody',
      what: 'The table as I saw it after n entries (`?seat=` on a shared device).',
      query: shapes.asSeat,
      answer: answers.Moment,
      run: async call => {
        const { n } = parsed(shapes.moment, call.request.params);
        const { seat } = parsed(shapes.asSeat, call.request.query);
        const { id, who, request, reply } = call;
        void reply.type('application/json; charset=utf-8');
        return tables.looking.at(id, n, who.id, seat, who === nobody ? addressOf(request.ip) : who.id);
      },
    }),
    get('/api/tables/:id/file', {
      name: 'saveFile',
      asks: 'anybody',
      what: 'The match as a file; while others still play, sealed and only for the people at the table.',
      answer: answers.MatchFile,
      run: async ({ id, who, reply }) => {
        const file = await tables.looking.file(id, who.id);
        void reply.header('content-disposition', `attachment; filename="${file.game}-${id}.vesper.json"`);
        return file;
      },
    }),
    post('/api/tables/:id/sit', {
      name: 'sit',
      asks: 'known',
      what: 'Takes the seats that are kept for me (a rematch).',
      body: shapes.sit,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.sit(id, person(who, body.words), body.brings);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/invite', {
      name: 'invite',
      asks: 'known',
      what: 'A new link for an open seat.',
      body: shapes.seat,
      answer: answers.Invitation,
      run: async ({ id, body, who }) => ({
        seat: body.seat,
        token: await tables.invite(id, body.seat, who.id),
      }),
    }),
    post('/api/tables/:id/leave', {
      name: 'leave',
      asks: 'known',
      what: 'Gives up my seats for good; with `hold` after ten seconds, in which I may stay.',
      body: shapes.leave,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.leave(id, who.id, body.hold);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/stay', {
      name: 'stay',
      asks: 'known',
      what: 'Keeps the seats that I was about to leave.',
      body: shapes.nothing,
      answer: answers.Table,
      run: async ({ id, who }) => {
        await tables.stay(id, who.id);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/fill', {
      name: 'fill',
      asks: 'known',
      what: 'Gives an open seat of my table to a bot.',
      body: shapes.handOver,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.fill(id, body.seat, who.id, body.bot);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/nudge', {
      name: 'nudge',
      asks: 'known',
      what: 'Tells the person of a seat that the others wait for them.',
      body: shapes.seat,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.nudge(id, body.seat, who.id);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/agree', {
      name: 'agree',
      asks: 'known',
      what: 'Would let a bot play for who is away; it does when all who are there agree.',
      body: shapes.seat,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.agree(id, body.seat, who.id);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/delete', {
      name: 'deleteTable',
      asks: 'known',
      what: 'Takes a table off my list; for seven days I may restore it.',
      body: shapes.nothing,
      answer: answers.Nothing,
      run: async ({ id, who }) => {
        await tables.delete(id, who.id);
        return {};
      },
    }),
    post('/api/tables/:id/restore', {
      name: 'restoreTable',
      asks: 'known',
      what: 'Puts a table that I deleted back on my list.',
      body: shapes.nothing,
      answer: answers.Table,
      run: async ({ id, who }) => {
        await tables.restore(id, who.id);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/concede', {
      name: 'concede',
      asks: 'known',
      what: 'Concedes; a bot plays on for the others.',
      body: shapes.seat,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.concede(id, body.seat, who.id);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/bot', {
      name: 'handOver',
      asks: 'known',
      what: 'Hands my seat to a bot.',
      body: shapes.handOver,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.handOver(id, body.seat, who.id, body.bot);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/takeback', {
      name: 'takeBack',
      asks: 'known',
      what: 'Takes my seat back from the bot.',
      body: shapes.seat,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.takeBack(id, body.seat, who.id);
        return table(id, who);
      },
    }),
    post('/api/tables/:id/quiet', {
      name: 'quiet',
      asks: 'known',
      what: 'Names the moments at which my seat is never asked but lets them pass, and those at which it is always asked; at all others it is asked when it could matter.',
      body: shapes.quiet,
      answer: answers.Table,
      run: async ({ id, body, who }) => {
        await tables.quiet(id, body.seat, who.id, { quiet: body.moments, always: body.always ?? [] });
        return table(id, who);
      },
    }),
    post('/api/tables/:id/rematch', {
      name: 'rematch',
      asks: 'known',
      what: 'The next table with the same people; made with `sealed` and `words` unless somebody was faster.',
      body: shapes.rematch,
      answer: answers.Table,
      run: async ({ id, body, who }) => table(await tables.rematch(id, person(who, body.words), body.sealed), who),
    }),
    post('/api/tables/:id/hint', {
      name: 'hint',
      asks: 'known',
      what: 'What a bot would do in my seat.',
      body: shapes.seat,
      answer: answers.Hint,
      run: async ({ id, body, who }) => tables.looking.hint(id, body.seat, who.id),
    }),
  ] as const;
}
