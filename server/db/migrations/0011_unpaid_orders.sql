-- Whether a user has as many unpaid orders as one may have. A call that was made before is answered as it was: its key passes.
-- Orders end unpaid within the day, so older ones are not looked at.
CREATE FUNCTION has_too_many_unpaid(once jsonb, placed jsonb, terms jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	at timestamptz := (placed ->> 'created_at')::timestamptz;
BEGIN
	IF terms ->> 'mostUnpaid' IS NULL THEN
		RETURN false;
	END IF;
	RETURN (terms ->> 'mostUnpaid')::int <= (
		SELECT count(*) FROM "orders" WHERE "user_id" = placed ->> 'user_id' AND "created_at" > at - interval '1 day'
			AND terms -> 'unpaid' @> to_jsonb("pay_status") AND "pay_deadline" > at AND "deleted_at" IS NULL
	) AND NOT EXISTS (
		SELECT FROM "idempotency_keys"
		WHERE "owner" = once ->> 'owner' AND "endpoint" = once ->> 'endpoint' AND "key" = once ->> 'key'
	);
END
$$;
--> statement-breakpoint
-- Writes or refuses each order of a list, one after the other; a JSON list of what `place_order` takes, and one of what it
-- answers. One user's orders are written one after the other, also by several servers: two keys cannot make the same order
-- twice. All rows that the orders may take are locked first, each kind by its key, so that lists do not wait in a circle.
-- Plans that were made while the shop was new and its tables empty must not scan them when they are full.
CREATE OR REPLACE FUNCTION place_orders(list jsonb) RETURNS jsonb LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	each jsonb;
	answers jsonb[] := '{}';
	users bigint[] := ARRAY(SELECT DISTINCT hashtextextended('order:' || (value #>> '{order,user_id}'), 0)
		FROM jsonb_array_elements(list) ORDER BY 1);
	coupons text[] := ARRAY(SELECT jsonb_array_elements_text(value #> '{order,coupon_ids}') FROM jsonb_array_elements(list));
	cards text[] := ARRAY(SELECT value #>> '{order,card_number}' FROM jsonb_array_elements(list));
	sales text[] := ARRAY(SELECT value #>> '{order,flash_activity_id}' FROM jsonb_array_elements(list));
	kept text[] := ARRAY(SELECT value #>> '{terms,holdId}' FROM jsonb_array_elements(list));
	seats bigint[] := ARRAY(SELECT (value #>> '{order,slot_row_id}')::bigint FROM jsonb_array_elements(list));
BEGIN
	PERFORM pg_advisory_xact_lock(by_user) FROM unnest(users) AS by_user;
	PERFORM FROM "user_coupons" WHERE "id" = ANY (coupons) ORDER BY "id" FOR NO KEY UPDATE;
	PERFORM FROM "bound_cards" WHERE "card_number" = ANY (cards) ORDER BY "card_number" FOR NO KEY UPDATE;
	PERFORM FROM "flash_sales" WHERE "activity_id" = ANY (sales) ORDER BY "activity_id" FOR NO KEY UPDATE;
	PERFORM FROM "holds" WHERE "id" = ANY (kept) ORDER BY "id" FOR NO KEY UPDATE;
	seats := seats || ARRAY(SELECT "slot_row_id"::bigint FROM "holds" WHERE "id" = ANY (kept));
	PERFORM FROM "slots" WHERE "id" = ANY (seats) ORDER BY "id" FOR NO KEY UPDATE;
	FOR each IN SELECT value FROM jsonb_array_elements(list) WITH ORDINALITY AS entry (value, place) ORDER BY place LOOP
		IF has_too_many_unpaid(each -> 'once', each -> 'order', each -> 'terms') THEN
			answers := answers || '{"refused": "unpaid"}'::jsonb;
		ELSE
			answers := answers || place_order(each -> 'once', each -> 'order', each -> 'event', each -> 'terms');
		END IF;
	END LOOP;
	RETURN to_jsonb(answers);
END
$$;
