/** The Central Board: eight orders with their spaces, and below them what the Distant Lands offer this season. */
import { ORDERS } from '../content/orders.ts';
import { Offer } from './Offer.tsx';
import { OrderBox } from './OrderBox.tsx';
import { Supply } from './Supply.tsx';

export function CentralBoard() {
  return (
    <div className="dun-central">
      <OrderBoxes />
      <Offer />
      <Supply />
    </div>
  );
}

export function OrderBoxes() {
  return (
    <div className="dun-orders" role="group" aria-label="Central Board">
      {Array.from({ length: ORDERS }, (_, order) => (
        <OrderBox key={order} order={order} />
      ))}
    </div>
  );
}
